/** "unavailable": it broke before its first message, so that it probably never came. */
export type WorkerProblem = "unavailable" | "failed" | "timedOut";

type WorkerPort = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export type LatestWorkerOptions<Request, Message> = {
  start(): WorkerPort;
  /** Whether a message is the answer to the request under way, or the last part of it. */
  answers(message: Message, request: Request): boolean;
  onMessage(message: Message): void;
  /** The worker has been ended; `request` is what it was at, null if nothing. */
  onProblem(problem: WorkerProblem, request: Request | null): void;
  limitMs(request: Request): number;
  /** The time limit counts from the worker's first message at the earliest, so that loading it is free. */
  isLimitedOnceStarted?: boolean;
};

type LatestWorker<Request> = {
  /** At once, or when the request under way is answered; of those that wait only the newest is sent. */
  send(request: Request): void;
  start(): void;
  isBusy(): boolean;
  /** Ends the worker over what it is at, and sends what waits to a new one. */
  restart(): void;
  /** Ends the worker and forgets every request; the next one starts another. */
  stop(): void;
};

/** A worker that is given one request at a time, and is ended when it breaks or takes too long. */
export function latestWorker<Request, Message>(
  options: LatestWorkerOptions<Request, Message>,
): LatestWorker<Request> {
  let worker: WorkerPort | null = null;
  let hasStarted = false;
  let sent: Request | null = null;
  let waiting: Request | null = null;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function start(): WorkerPort {
    if (worker) return worker;
    const started = options.start();
    const onBroken = (event: Event) => {
      event.preventDefault();
      if (worker === started) fail(hasStarted ? "failed" : "unavailable");
    };
    started.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (worker === started) receive(data);
    });
    started.addEventListener("error", onBroken);
    started.addEventListener("messageerror", onBroken);
    worker = started;
    hasStarted = false;
    return started;
  }

  function receive(message: Message): void {
    const isFirst = !hasStarted;
    hasStarted = true;
    if (isFirst && options.isLimitedOnceStarted) watch();
    if (sent !== null && options.answers(message, sent)) {
      clearTimeout(watchdog);
      sent = null;
      sendWaiting();
    }
    options.onMessage(message);
  }

  function watch(): void {
    clearTimeout(watchdog);
    if (sent !== null) watchdog = setTimeout(() => fail("timedOut"), options.limitMs(sent));
  }

  function sendWaiting(): void {
    if (sent !== null || waiting === null) return;
    sent = waiting;
    waiting = null;
    start().postMessage(sent);
    if (hasStarted || !options.isLimitedOnceStarted) watch();
  }

  function end(): void {
    clearTimeout(watchdog);
    worker?.terminate();
    worker = null;
    sent = null;
  }

  function fail(problem: WorkerProblem): void {
    const request = sent;
    end();
    options.onProblem(problem, request);
    sendWaiting();
  }

  return {
    send(request) {
      waiting = request;
      sendWaiting();
    },
    start: () => void start(),
    isBusy: () => sent !== null,
    restart() {
      end();
      sendWaiting();
    },
    stop() {
      waiting = null;
      end();
    },
  };
}
