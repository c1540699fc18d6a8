import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { onlyTouched } from '@/core/car/savedForm'
import { priceFaults } from './priceFaults'

/** @throws ValidationError beside the amounts that staff typed and the website would not show */
export const soundPrices: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data || !staffOf(req.user)) return data
  const before = recordOf(originalDoc)
  const errors = priceFaults(before, { ...before, ...onlyTouched(before, recordOf(data)) })
  if (errors.length) throw new ValidationError({ collection: 'cars', errors, req }, req.t)
  return data
}
