/** A command's child processes: Node, npm and the programs of node_modules. None outlives the command. */
import { execa, execaNode } from "execa";

/** The Node that runs this command. */
export const NODE = process.execPath;

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

const OPTIONS = {
  stdin: "ignore",
  stderr: "inherit",
  preferLocal: true,
  reject: false,
  // As Ctrl-C would: the children clean up.
  killSignal: "SIGINT",
} as const;

interface StartOptions {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
}

/** Starts a program whose output is read when it has ended. */
export const start = ([program, ...args]: Command, options: StartOptions = {}) =>
  execa(program, args, { ...OPTIONS, ...options });

interface RunOptions extends StartOptions {
  /** A file to which the whole output is appended; the terminal by default. */
  log?: string;
}

/** Runs a program. @returns whether it succeeded. */
export async function succeeds([program, ...args]: Command, { log, ...options }: RunOptions = {}) {
  const output = log ? ({ file: log, append: true } as const) : "inherit";
  const { failed } = await execa(program, args, {
    ...OPTIONS,
    ...options,
    stdout: output,
    stderr: output,
    buffer: false,
  });
  return !failed;
}

export interface Conversation {
  /** @returns the answer; the next question waits for it. */
  ask: (question: Record<string, unknown>) => Promise<unknown>;
  end: () => void;
}

/** Starts a script of ours, which says one thing when it is ready and then one for each thing that it is asked. */
export async function converse([script, ...args]: Command): Promise<Conversation> {
  const child = execaNode(script, args, { ...OPTIONS, ipc: true, stdout: "inherit", buffer: false });
  await child.getOneMessage();
  return {
    ask: async (question) => {
      const [answer] = await Promise.all([child.getOneMessage(), child.sendMessage(question as never)]);
      return answer;
    },
    end: () => void child.kill(),
  };
}
