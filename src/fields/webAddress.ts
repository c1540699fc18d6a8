import type { TextField } from 'payload'
import { addressProblem } from '@/lib/publicAddress'
import { text, validText } from './plain'

/** Where something is sent to or loaded from. What cannot be reached is refused as it is saved, not in the night. */
export const webAddress = (options: Parameters<typeof text>[1]): TextField =>
  text('url', {
    ...{ label: 'Address', maxLength: 1000, ...options },
    validate: async (value, rest) => {
      const usual = await validText(value, rest)
      return usual === true ? (addressProblem(value) ?? true) : usual
    },
  })
