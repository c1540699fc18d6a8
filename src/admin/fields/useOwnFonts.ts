import { z } from 'zod'
import type { OwnFont } from '@/core/dealer/theme/font'
import { useOwnRows } from './useOwnRows'

const row = z
  .object({ family: z.string(), url: z.string() })
  .transform(({ family, url }): OwnFont => ({ family, file: url }))

/** An uploaded font in the form that the settings store. */
export const fontOf = (saved: unknown): OwnFont | undefined => row.safeParse(saved).data

/** A dealer's uploaded fonts, by name. Undefined while they are being read. */
export function useOwnFonts(tenant: string | undefined) {
  const { rows: fonts, ...state } = useOwnRows('fonts', tenant, row, { sort: 'family' })
  return { fonts, ...state }
}
