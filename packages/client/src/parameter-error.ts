/** A value that cannot be sent: nothing was requested. */
export class ParameterError extends TypeError {
  override readonly name = 'ParameterError';
  /** e.g. `subjects.label` */
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(`${parameter}: ${message}`);
    this.parameter = parameter;
  }
}
