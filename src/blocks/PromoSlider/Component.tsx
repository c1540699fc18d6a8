import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { RailButtons } from '@/components/ui/RailButtons'
import { SectionHead } from '@/components/ui/SectionHead'
import type { BlockProps } from '@/blocks/props'
import { offeredHref } from '@/core/dealer/links/offeredLinks'
import { t } from '@/lib/words'
import { dayWindow, isOn } from '@/core/place/hours/dayWindow'

interface Planned {
  first_day?: string | null | undefined
  last_day?: string | null | undefined
}

/** The slides that run today by the dealer's clock, in the editor's order. */
export const slidesOn = <Slide extends Planned>(slides: readonly Slide[], zone: string, now: Date): Slide[] =>
  slides.filter(({ first_day, last_day }) => isOn(dayWindow(first_day, last_day, zone), now.getTime()))

/** Wide promotions in one row, moved by hand or by its buttons, never by itself. Renders nothing when none runs. */
export function PromoSliderBlock({ block, site, now }: BlockProps<'promoSlider'>) {
  const { config, ownPages } = site
  const slides = slidesOn(block.slides ?? [], config.timezone, now).filter(
    ({ href }) => offeredHref(href, { ...config, ownPages }) !== null,
  )
  if (slides.length === 0) return null
  return (
    <section className="section" aria-label={block.heading ? undefined : t('Promotions')}>
      <div className="wrap">
        {block.heading && <SectionHead title={block.heading} />}
        <ul className="promos__row" data-scroll="">
          {slides.map(({ title, picture, picture_phone, picture_alt, label, href }) => (
            <li key={title}>
              <a className="promo" href={href}>
                <span className="promo__pic">
                  <Picture
                    url={picture}
                    phoneUrl={picture_phone || undefined}
                    alt={picture_alt ?? ''}
                    width={1920}
                    height={540}
                    sizes="(min-width: 1320px) 1240px, 92vw"
                  />
                </span>
                <span className="promo__txt">
                  <b>{title}</b>
                  <span className="link">
                    {label}
                    <Icon name="right" />
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className="rail__nav">
            <RailButtons previous={t('Previous')} next={t('Next')} />
          </div>
        )}
      </div>
    </section>
  )
}
