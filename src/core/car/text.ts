import { isNull } from './blank'
import type { Car } from './car'
import type { CarForm } from './carForms'
import { photosOf } from './turntable'
import { t } from '@/lib/words'

type Named = Pick<Car, 'year' | 'make' | 'model'>

/** `2023 Toyota RAV4` */
export const carTitle = (car: Named): string => `${car.year} ${car.make} ${car.model}`

/** `RAV4` within a sentence, but `Mazda 3`: "Reserve this 3" would name nothing. */
export const spokenModel = ({ make, model }: Pick<Car, 'make' | 'model'>): string =>
  /^\d+$/.test(model) || model.length <= 2 ? `${make} ${model}` : model

/** `Granvia 8 Seat` of a Granvia is `8 Seat`; a badge that only begins with the same letters stays. */
export const badgeAfter = ({ model, badge }: { model: string; badge?: string | null }): string => {
  const [name, text] = [model.trim().toLowerCase(), badge?.trim() ?? '']
  const repeats = name !== '' && text.toLowerCase().startsWith(`${name} `)
  return repeats ? text.slice(name.length).trim() : text
}

/** `Cruiser Hybrid AXAH54R`; empty when the feed has neither badge nor series. */
export const carVariant = (car: Pick<Car, 'model' | 'badge' | 'series'>): string =>
  [badgeAfter(car), car.series].filter((part) => part && !isNull(part)).join(' ')

/** Alternative text made of facts: `2023 Toyota RAV4, blue`. */
export const carAlt = (car: Named & Pick<Car, 'colour'>, position = 1): string => {
  const what = car.colour ? `${carTitle(car)}, ${car.colour.toLowerCase()}` : carTitle(car)
  return position > 1 ? t('{car}, photo {position}', { car: what, position }) : what
}

export const carHref = (car: Pick<Car, 'slug'>): string => `/cars/${car.slug}`

export const carFormHref = (car: Pick<Car, 'slug'>, form: CarForm): string =>
  form === 'enquiry' ? `${carHref(car)}#enquire` : `${carHref(car)}?form=${form}#enquire`

export const testDriveHref = (car: Pick<Car, 'slug'>): string =>
  `/book-test-drive?car=${encodeURIComponent(car.slug)}`

export interface PageImage {
  url: string
  alt: string | null
  tag: string | null
  /** Where a flaw is, in per cent of the picture. */
  dot: { x: number; y: number } | null
}
const plain = (url: string): PageImage => ({ url, alt: null, tag: null, dot: null })

export const carImages = (car: Pick<Car, 'images' | 'primary_image_url' | 'thumbnails'>): PageImage[] => {
  const seen = new Set<string>()
  const all = [
    ...photosOf(car.images).map(({ image, alt, tag, dot_x, dot_y }) => ({
      url: image.url,
      alt: alt ?? null,
      tag: tag ?? null,
      dot: dot_x == null || dot_y == null ? null : { x: dot_x, y: dot_y },
    })),
    ...(car.primary_image_url ? [plain(car.primary_image_url)] : []),
    ...(car.images?.length ? [] : (car.thumbnails ?? []).map(plain)),
  ].filter(({ url }) => url && !seen.has(url) && seen.add(url))
  const first = all.findIndex(({ url }) => url === car.primary_image_url)
  const primary = all[first]
  return primary && first > 0 ? [primary, ...all.filter((image) => image !== primary)] : all
}

/** In their order, those with a picture before those whose photos are still coming. */
export const picturedFirst = <T extends Parameters<typeof carImages>[0]>(cars: readonly T[]): T[] => {
  const isPictured = (car: T) => carImages(car).length > 0
  return [...cars.filter(isPictured), ...cars.filter((car) => !isPictured(car))]
}
