import type { Country } from '@/core/dealer/country/country'
import { t } from '@/lib/words'

const LINES: Record<Country, (licence: string) => string> = {
  AU: (licence) => t('Dealer licence {licence}', { licence }),
  NZ: (licence) => t('Motor vehicle trader registration {licence}', { licence }),
}

/** A number after its name in the dealer's country; a text that names its kind itself stays as it is. */
export const licenceLine = (licence: string | null | undefined, country: Country): string | null =>
  licence ? (/[a-z]{4}/i.test(licence) ? licence : LINES[country](licence)) : null
