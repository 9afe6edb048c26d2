const labels = { 400: 'Bad Request', 404: 'Not Found', 410: 'Gone' } as const;

/** What the content API answers when it cannot do what was asked. */
export class ContentError extends Error {
  readonly status: keyof typeof labels;

  constructor(status: keyof typeof labels, description: string) {
    super(description);
    this.status = status;
  }

  get body(): Record<string, string | number> {
    return {
      type: 'Error',
      httpStatus: this.status,
      label: labels[this.status],
      description: this.message,
      errorType: 'http',
    };
  }
}
