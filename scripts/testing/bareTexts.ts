/**
 * Finds texts that a translating browser would break. It replaces each text node by an element of its own; React then
 * writes to a node that is no longer in the page, or throws when it removes that node or inserts something before it. React
 * replaces the whole content only where a text is alone in its element.
 */
import path from "node:path";
import { API, SymbolFlags, TypeFlags, type Checker, type Symbol, type Type } from "typescript/unstable/sync";
import * as ts from "typescript/unstable/ast";
import {
  alternativesOf,
  childrenOf,
  isBlank,
  isCapitalised,
  isElement,
  isFunction,
  isHost,
  isThere,
  kindOf,
  resultsOf,
  type FunctionNode,
} from "./jsxParts.ts";

/** React's own elements that are not in the page: a text in them has the siblings that they have. */
const NOT_IN_PAGE = /^(?:ExoticComponent|Context|Provider|ProviderExoticComponent|Fragment)$/u;

const LONGEST_QUOTE = 60;

type Child = ts.JsxChild | ts.Expression;

/** A child's text is blank, never changes, or may change, come and go. */
type Text = "none" | "constant" | "changing";

interface Judged {
  child: Child;
  text: Text;
  /** An element that may come or go, or a list of them: React inserts before what follows it. */
  mayMove: boolean;
}

class Reader {
  readonly #checker: Checker;
  readonly #found = new Map<string, string>();
  readonly #steady = new Map<Symbol, boolean>();
  #file!: ts.SourceFile;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** @returns one message a line of the file. */
  read(file: ts.SourceFile, name: string): string[] {
    this.#file = file;
    this.#found.clear();
    this.#visit(file);
    return [...this.#found].map(([line, message]) => `${name}:${line}: ${message}`);
  }

  #visit(node: ts.Node): void {
    if (ts.isJsxFragment(node)) this.#examine(node.children.filter(isThere), false);
    else if (ts.isJsxElement(node))
      this.#examine(node.children.filter(isThere), this.#isInPage(node.openingElement.tagName));
    else if (ts.isCallExpression(node) && /(?:^|\.)(?:create|clone)Element$/u.test(node.expression.getText()))
      this.#examine(node.arguments.slice(2), true);
    else if (ts.isCallExpression(node) && /(?:^|\.)createPortal$/u.test(node.expression.getText()))
      this.#examine(node.arguments.slice(0, 1), false);
    else if (ts.isJsxAttribute(node)) this.#examineAttribute(node);
    else if (this.#isComponent(node)) this.#examineResults(node);
    this.#compareTwins(alternativesOf(node));
    node.forEachChild((child) => this.#visit(child));
  }

  /** Children may also be given as an attribute; the fallback of Suspense has no element of its own. */
  #examineAttribute({ name, initializer }: ts.JsxAttribute) {
    const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    if (!value || ts.isJsxElement(value) || !ts.isExpression(value)) return;
    if (name.getText() === "fallback") this.#examine([value], false);
    else if (name.getText() === "children" && ts.isArrayLiteralExpression(value))
      this.#examine(value.elements, true);
  }

  /** React keeps the first of two elements of one kind in one place, and writes the texts of the second into it. */
  #compareTwins(alternatives: readonly ts.Expression[]) {
    alternatives.forEach((one, index) => {
      for (const other of alternatives.slice(index + 1)) this.#compare(one, other);
    });
  }

  #compare(one: Child, other: Child) {
    if (!isElement(one) || !isElement(other) || kindOf(one) !== kindOf(other)) return;
    const [ours, theirs] = [one, other].map(childrenOf) as [ts.JsxChild[], ts.JsxChild[]];
    const wordsOf = (child: ts.JsxChild | undefined) => child?.getText().replace(/\s+/gu, " ").trim();
    for (const [children, twins] of [
      [ours, theirs],
      [theirs, ours],
    ] as const)
      children.forEach((child, place) => {
        const twin = twins[place];
        if (isElement(child)) {
          if (twin && children === ours) this.#compare(child, twin);
        } else if (
          children.length > 1 &&
          wordsOf(twin) !== wordsOf(child) &&
          this.#judge(child).text !== "none"
        )
          this.#add(child, "has another text in its place");
      });
  }

  #examine(children: readonly Child[], isInPage: boolean) {
    const isAlone = isInPage && children.length < 2;
    let moves = false;
    for (const { child, text, mayMove } of children.map((each) => this.#judge(each))) {
      const isList = !ts.isJsxText(child) && this.#isList(child);
      if (text === "changing" && (!isAlone || isList)) this.#add(child, "changes beside other children");
      else if (text === "constant" && !isInPage) this.#add(child, "is in a fragment, among its neighbours");
      else if (text === "constant" && moves) this.#add(child, "follows what may come or go");
      moves ||= mayMove;
    }
  }

  /** A component's result lands among its neighbours, as a fragment's children do. */
  #examineResults(component: FunctionNode) {
    for (const result of resultsOf(component))
      if (this.#textOf(result) !== "none") this.#add(result, "is what a component returns");
  }

  #judge(child: Child): Judged {
    if (ts.isJsxText(child))
      return { child, text: isBlank(child.text) ? "none" : "constant", mayMove: false };
    const inner = ts.isJsxExpression(child) ? child.expression! : child;
    if (ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner))
      return { child, text: "none", mayMove: !this.#isSteady(inner) };
    if (ts.isJsxFragment(inner)) return { child, text: "none", mayMove: true };
    const text = this.#textOf(inner);
    return { child, text, mayMove: text !== "constant" && !this.#isConstant(inner) };
  }

  #textOf(node: ts.Expression): Text {
    // The left side is shown only if it is 0, which is a mistake of another kind.
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return this.#textOf(node.right) === "none" ? "none" : "changing";
    if (ts.isParenthesizedExpression(node)) return this.#textOf(node.expression);
    if (!this.#holdsText(this.#checker.getTypeAtLocation(node))) return "none";
    return this.#isConstant(node) ? "constant" : "changing";
  }

  #isList(child: Child) {
    const inner = ts.isJsxExpression(child) ? child.expression! : child;
    const type = this.#checker.getTypeAtLocation(inner);
    return type !== undefined && this.#checker.isArrayLikeType(type);
  }

  /** @param outer the lists that hold the type, because a list may be of its own kind. */
  #holdsText(type: Type | undefined, outer: ReadonlySet<Type> = new Set()): boolean {
    if (!type) return true;
    if (type.isStringLiteralType()) return !isBlank(type.value);
    if (
      type.flags &
      (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown)
    )
      return true;
    if (type.isUnionType() || type.isIntersectionType())
      return type.getTypes().some((each) => this.#holdsText(each, outer));
    if (type.flags & TypeFlags.Instantiable)
      return this.#holdsText(this.#checker.getBaseConstraintOfType(type), outer);
    if (!this.#checker.isArrayLikeType(type) || !type.isTypeReference() || outer.has(type)) return false;
    const inner = new Set([...outer, type]);
    return this.#checker.getTypeArguments(type).some((each) => this.#holdsText(each, inner));
  }

  /** A constant is written in the code, or belongs to what another module exports or this file sets once. */
  #isConstant(node: ts.Expression): boolean {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isNumericLiteral(node))
      return true;
    if (ts.isPropertyAccessExpression(node) || ts.isNonNullExpression(node))
      return this.#isConstant(node.expression);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
      return this.#isConstant(node.expression);
    if (ts.isElementAccessExpression(node))
      return this.#isConstant(node.expression) && this.#isConstant(node.argumentExpression);
    return ts.isIdentifier(node) && this.#isOfModule(node);
  }

  #isOfModule(name: ts.Identifier) {
    const symbol = this.#checker.getSymbolAtLocation(name);
    if (!symbol) return false;
    if (symbol.flags & SymbolFlags.Alias) return true;
    const declaration = symbol.valueDeclaration?.resolve();
    return (
      declaration !== undefined &&
      ts.isVariableDeclaration(declaration) &&
      Boolean(declaration.parent.flags & ts.NodeFlags.Const) &&
      ts.isSourceFile(declaration.parent.parent.parent)
    );
  }

  #isInPage(tag: ts.JsxTagNameExpression) {
    if (isHost(tag)) return true;
    const type = this.#checker.getTypeAtLocation(tag);
    return !NOT_IN_PAGE.test(type?.getSymbol()?.name ?? "");
  }

  /** A steady element is always there and of one kind, so React never inserts anything before what follows it. */
  #isSteady(element: ts.JsxElement | ts.JsxSelfClosingElement): boolean {
    const tag = ts.isJsxElement(element) ? element.openingElement.tagName : element.tagName;
    if (isHost(tag)) return true;
    let symbol = this.#checker.getSymbolAtLocation(tag);
    if (symbol && symbol.flags & SymbolFlags.Alias) symbol = this.#checker.getAliasedSymbol(symbol);
    if (!symbol) return false;
    const known = this.#steady.get(symbol);
    if (known !== undefined) return known;
    this.#steady.set(symbol, false);
    const declaration = symbol.valueDeclaration?.resolve();
    const isSteady = declaration !== undefined && this.#givesOneElement(declaration);
    this.#steady.set(symbol, isSteady);
    return isSteady;
  }

  #givesOneElement(declaration: ts.Node): boolean {
    if (declaration.getSourceFile().fileName.includes("/node_modules/")) return true;
    const component =
      ts.isVariableDeclaration(declaration) && declaration.initializer
        ? declaration.initializer
        : declaration;
    if (!isFunction(component)) return false;
    const [result, ...others] = resultsOf(component);
    return (
      result !== undefined &&
      others.length === 0 &&
      (ts.isJsxElement(result) || ts.isJsxSelfClosingElement(result)) &&
      this.#isSteady(result)
    );
  }

  /** A capitalised function, whatever it is wrapped in, or the method of a class. */
  #isComponent(node: ts.Node): node is FunctionNode {
    if (ts.isFunctionDeclaration(node)) return isCapitalised(node.name?.text);
    if (ts.isMethodDeclaration(node)) return node.name.getText() === "render";
    if (!isFunction(node)) return false;
    let { parent } = node as ts.Node;
    while (ts.isCallExpression(parent)) ({ parent } = parent);
    return ts.isVariableDeclaration(parent) && isCapitalised(parent.name.getText());
  }

  #add(node: ts.Node, why: string) {
    const start = node.pos + /^\s*/u.exec(this.#file.text.slice(node.pos, node.end))![0].length;
    const line = this.#file.text.slice(0, start).split("\n").length;
    const words = this.#file.text.slice(start, node.end).replace(/\s+/gu, " ").trim();
    const quoted = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;
    this.#found.set(String(line), `“${quoted}” ${why}: give it an element of its own.`);
  }
}

/** @param folder with a tsconfig.json. @returns a message for each line with such a text, in the order of the files. */
export function bareTexts(folder: string): string[] {
  const root = path.resolve(folder);
  const config = path.join(root, "tsconfig.json");
  const api = new API({ cwd: root });
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config)!;
    const reader = new Reader(checker);
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(`${root}/`) && /\.tsx?$/u.test(name))
      .flatMap((name) => reader.read(program.getSourceFile(name)!, path.relative(process.cwd(), name)));
  } finally {
    api.close();
  }
}
