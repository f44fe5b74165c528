export type Size = { readonly width: number; readonly height: number };

/** An element of a page. */
export type Found = {
  /** Clicks it as a mouse does. */
  readonly click: () => Promise<void>;
  /** Runs a function in the page with the element. */
  readonly evaluate: <Result>(
    run: (element: Element, value: string) => Result,
    value: string,
  ) => Promise<Result>;
  /** Goes into the frame that it is. */
  readonly enter: () => Promise<void>;
};

/** One window of a browser. The functions that it passes to the page see nothing but their arguments. */
export type Driver = {
  readonly open: (url: string) => Promise<void>;
  /** Returns the address of the page, whatever frame the driver is in. */
  readonly readUrl: () => Promise<string>;
  /** Finds an element by a function, in the page or in the frame that was entered last. */
  readonly find: <Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<Found | null>;
  readonly evaluate: <Result>(run: () => Result) => Promise<Awaited<Result>>;
  /** Types at the cursor; a line feed is the Enter key. */
  readonly type: (text: string) => Promise<void>;
  readonly leaveFrame: () => Promise<void>;
  /** Returns a PNG of the window. */
  readonly takePicture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};
