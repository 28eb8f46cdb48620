/** A worker that answers only when a test says so. */
export class FakeWorker<Request, Answer> extends EventTarget {
  readonly sent: Request[] = [];
  isEnded = false;

  postMessage(request: Request): void {
    this.sent.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: Answer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  break(): void {
    this.dispatchEvent(new Event("error", { cancelable: true }));
  }
}
