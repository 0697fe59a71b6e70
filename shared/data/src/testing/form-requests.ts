type Receive = (method: string, url: string, body: unknown) => Promise<Response>;

/** A stand-in for the browser's way to send forms with files: the fields of each go to `receive`, its files go nowhere. */
export function formRequests(receive: Receive): typeof XMLHttpRequest {
  class FormRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #method = 'POST';
    #url = '';
    #isAborted = false;

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = new URL(url, location.href).href;
    }
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null;
    }
    abort(): void {
      this.#isAborted = true;
    }
    send(form: FormData): void {
      const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
      void this.#hear(receive(this.#method, this.#url, fields));
    }
    async #hear(answering: Promise<Response>): Promise<void> {
      const answer = await answering;
      this.status = answer.status;
      this.responseText = await answer.text();
      if (!this.#isAborted) this.dispatchEvent(new Event('load'));
    }
  }
  // what an uploader asks of it, and no more
  return FormRequest as unknown as typeof XMLHttpRequest;
}
