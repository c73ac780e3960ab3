/** When a new version of the site is offered, and when not. */
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = "installing";
  postMessage = vi.fn();
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = () => Promise.resolve();
  /** A worker that has arrived as a whole. */
  bring() {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    this.waiting = worker;
    worker.become("installed");
    return worker;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  register = () => Promise.resolve(registration);
  ready = new Promise(() => {});
}

const offer = () => screen.queryByRole("region", { name: /new version/i });
let registration: FakeRegistration;
let container: FakeContainer;

async function visit() {
  await import("@/app/offline/startWorker");
  await waitFor(() => expect(document.querySelector("[role=status]")).not.toBeNull());
  await act(() => Promise.resolve());
}

beforeEach(() => {
  vi.resetModules();
  registration = new FakeRegistration();
  container = new FakeContainer();
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  document.body.replaceChildren();
});

test("offers nothing on a first visit, even in a browser whose first version still waits while it takes over", async () => {
  await visit();
  await act(async () => {
    const first = registration.bring();
    container.controller = first;
    registration.active = first;
    first.become("activating");
  });
  expect(offer()).toBeNull();
});

test("offers a version that waits for another, and no longer once that version has become active", async () => {
  registration.active = new FakeWorker();
  container.controller = registration.active;
  await visit();
  let next: FakeWorker | undefined;
  act(() => void (next = registration.bring()));
  expect(offer()).not.toBeNull();
  act(() => next!.become("activating"));
  expect(offer()).toBeNull();
});
