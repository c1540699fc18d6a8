import { recordOf } from '@/access/ids'

interface ValidationContext {
  siblingData: unknown
}

const momentOf = (value: unknown): number =>
  value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : NaN

/** For a last day beside the field `first`: refuses one that is before the first day. */
export const lastDay =
  (first: string, fault = 'This is before the first day. Choose a later day, or none.') =>
  (value: unknown, { siblingData }: ValidationContext): string | true =>
    momentOf(value) < momentOf(recordOf(siblingData)[first]) ? fault : true
