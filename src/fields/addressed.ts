import type { PayloadRequest } from 'payload'

/** What the address of a new row's form begins a field with, such as the place whose hours are added. */
export const addressed =
  (name: string) =>
  ({ req }: { req?: Pick<PayloadRequest, 'query'> }): string | undefined => {
    const value = req?.query?.[name]
    return typeof value === 'string' && value ? value : undefined
  }
