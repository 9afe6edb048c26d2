/** What the content API answers when it cannot do what was asked. */
export class ContentError extends Error {
  readonly status: 400 | 404 | 410;

  constructor(status: ContentError['status'], description: string) {
    super(description);
    this.status = status;
  }
}
