import type { PayloadRequest } from 'payload'

/** From the form's address: such as the location whose hours are added. */
export const addressed =
  (name: string) =>
  ({ req }: { req?: Pick<PayloadRequest, 'query'> }): string | undefined => {
    const value = req?.query?.[name]
    return typeof value === 'string' && value ? value : undefined
  }

/** The same of a figure; `otherwise` without one. */
export const addressedNumber =
  (name: string, otherwise?: number) =>
  (of: { req?: Pick<PayloadRequest, 'query'> }): number | undefined => {
    const value = Number(addressed(name)(of))
    return Number.isInteger(value) && value > 0 ? value : otherwise
  }
