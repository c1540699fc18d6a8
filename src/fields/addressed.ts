import type { PayloadRequest } from 'payload'

/** From the form's address: such as the location whose hours are added. */
export const addressed =
  (name: string) =>
  ({ req }: { req?: Pick<PayloadRequest, 'query'> }): string | undefined => {
    const value = req?.query?.[name]
    return typeof value === 'string' && value ? value : undefined
  }
