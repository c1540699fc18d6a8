export class FileError extends Error {
  constructor(
    message: string,
    readonly status = 422,
  ) {
    super(message)
    this.name = 'FileError'
  }
}
