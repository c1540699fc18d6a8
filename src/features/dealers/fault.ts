export class DealerFault extends Error {
  override name = 'DealerFault'
}

// By name, not by class: Next may load this module more than once in a process.
export const isDealerFault = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'DealerFault'
