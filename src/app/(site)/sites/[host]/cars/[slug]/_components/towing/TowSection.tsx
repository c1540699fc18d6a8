import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { towOf } from '@/core/car/towing'
import { formatNumber } from '@/core/money/format'
import type { TowLink } from '@/features/towing/towLink.rules'
import { phrase, t } from '@/lib/words'
import { TowCheck } from './TowCheck'

const LINKS: Record<TowLink['shows'], readonly [text: string, label: string]> = {
  pulls: [
    phrase('{fit} of the {of} here that tow pull it loaded to the full.'),
    phrase('See which, and by how much'),
  ],
  towed: [
    phrase('It may tow {fit} of the {of} here, loaded to the full.'),
    phrase('See what it tows, and by how much'),
  ],
}

function OtherEnd({ link: { shows, fit, of, href } }: { link: TowLink }) {
  const [text, label] = LINKS[shows]
  return (
    <p className="towlink">
      <b>{t(text, { fit: formatNumber(fit), of: formatNumber(of) })}</b>
      <a className="link" href={href}>
        {t(label)}
        <Icon name="right" />
      </a>
    </p>
  )
}

/** For caravans: the limits that a car must have, and a check of the shopper's own. For both ends: what of the dealer's fits. */
export function TowSection({ car, link }: { car: Car; link: TowLink | null }) {
  const tow = towOf(car)
  if (!tow && !link) return null
  return (
    <section className="vsec" id="towing">
      <h3>{tow ? t('Can my car tow it?') : t('What it tows')}</h3>
      {link && <OtherEnd link={link} />}
      {tow && <TowCheck tow={tow} />}
    </section>
  )
}
