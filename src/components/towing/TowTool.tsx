import { Icon } from '@/components/ui/Icon'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { mostTowed } from '@/core/car/towing'
import { TOW_PATH, towHref } from '@/features/towing/towAddress.rules'
import type { TowView } from '@/features/towing/towView.rules'
import type { Fit } from '@/features/towing/towing.rules'
import { t } from '@/lib/words'
import { type PictureOf, TowAnswer } from './TowAnswer'
import { FiguresForm, KnownCarForm, TowedForm } from './TowForm'
import { TowGroups } from './TowGroups'
import { TowScale } from './TowScale'
import './towing.css'
import './fits.css'

function Sides({ by }: Pick<TowView, 'by'>) {
  return (
    <nav className="tow__sides" aria-label={t('Begin with')}>
      <a href={TOW_PATH} aria-current={by === 'car' ? 'page' : undefined}>
        {t('What you drive')}
      </a>
      <a href={towHref({ by: 'van' })} aria-current={by === 'van' ? 'page' : undefined}>
        {t('What you want to tow')}
      </a>
    </nav>
  )
}

function Questions({ view }: { view: TowView }) {
  if (view.by === 'van') return <TowedForm towed={view.towed} chosen={view.van} />
  const key = view.known?.key ?? ''
  return (
    <>
      {view.cars.length > 0 && <KnownCarForm known={view.cars} chosen={key} />}
      <details className="tow__own" open={view.isTyped || view.cars.length === 0}>
        <summary>{t(key ? 'Make the figures your own' : 'Or type your own figures')}</summary>
        <p className="fineprint">{t('From the handbook, or the plate in the door frame.')}</p>
        <FiguresForm typed={view.typed} errors={view.errors} car={key} />
      </details>
    </>
  )
}

/** Without a car the scale shows all, as what none is measured against yet. */
const unmeasured = (view: TowView): Fit[] =>
  view.towed.map((one) => ({
    ...one,
    puller: { braked: one.tow.atm },
    match: 'no',
    most: mostTowed({ braked: one.tow.atm }),
    spare: 0,
    carries: null,
    inCar: null,
  }))

interface Props {
  view: TowView
  config: TenantConfig
  /** The dealer's own, shown until a car is chosen. */
  picture: PictureOf | null
}

/** What can I tow, and what pulls it: two forms that read the address, so it works without scripts and can be sent on. */
export function TowTool({ view, config, picture }: Props) {
  const { by, fits, limit, cars, isExample } = view
  const isVan = by === 'van'
  return (
    <>
      <div className="wrap">
        <section className="tow" aria-label={t('Tow calculator')}>
          <div className="tow__ask">
            {cars.length > 0 && <Sides by={by} />}
            <Questions view={view} />
          </div>
          <TowAnswer view={view} picture={picture} />
          {!isVan && (
            <>
              <p className="tow__key" aria-hidden="true">
                {t('Each dot is one of ours, at its full mass in kg.')}
              </p>
              <TowScale fits={fits ?? unmeasured(view)} limit={limit} />
            </>
          )}
        </section>
        <p className="note note--warn tow__check">
          <Icon name="warning" />
          <span>
            {t(
              'A guide, to be checked before you hitch: the compliance plate of what you tow, and the handbook, tow bar and plate of what you drive overrule these figures. The ball load is taken to be a tenth of the full mass.',
            )}
          </span>
        </p>
      </div>
      {fits && !isExample && (
        <div className="wrap towgroups">
          <ul className="towkey" aria-hidden="true">
            <li>{t('Its own weight')}</li>
            <li>{t('What it may carry')}</li>
            <li>{t('The limit')}</li>
          </ul>
          <TowGroups fits={fits} shows={isVan ? 'pulls' : 'towed'} config={config} />
          <p className="fineprint">
            {t('The address of this page has your choice in it: send it to whoever comes along.')}
          </p>
        </div>
      )}
    </>
  )
}
