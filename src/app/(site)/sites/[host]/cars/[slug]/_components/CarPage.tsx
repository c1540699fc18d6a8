import { CarControls } from '@/components/car/CarControls'
import { carAlt, carFormHref, carImages, carTitle } from '@/domain/car/text'
import { NoteCar } from '@/components/garage/recent/Note'
import { Recent } from '@/components/garage/recent/Recent'
import { Icon } from '@/components/ui/Icon'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { StillCarRail } from '@/components/car/CarRail'
import type { Car } from '@/domain/car/car'
import { carControls } from '@/domain/car/controls'
import { financeEstimate } from '@/domain/finance/finance'
import { financeHref } from '@/domain/finance/paths'
import { loanView } from '@/app/(site)/sites/[host]/_lib/loanView'
import { reserveOffer } from '@/domain/reserve/offer'
import { priceOf } from '@/domain/car/price'
import { buildSearchHref } from '@/domain/listState/href'
import { emptySearch } from '@/domain/listState/state'
import { toggleFacet } from '@/domain/listState/edit'
import { featuresOf } from '@/domain/car/specs'
import { tagOf } from '@/domain/car/tags'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { BuyBar } from './BuyBar'
import { BuyBox } from './BuyBox'
import { Call } from './Call'
import { checkedText } from './checkedText'
import { Comments } from './Comments'
import { EnquirySection } from './EnquirySection'
import { FinanceSection } from './FinanceSection'
import { Gallery } from './Gallery'
import type { Shot } from './shot'
import { CertifiedPanel, Marks, Promises, ServicePanel, SoldNotice } from './Panels'
import { SectionNav } from '@/components/page/SectionNav'
import { Features, KeyFacts, Specifications } from './Sections'
import { Title } from './Title'
import { Visit } from './Visit'

const shotsOf = (car: Car): Shot[] =>
  carImages(car).map(({ url, alt, tag }, index) => ({
    url,
    alt: alt ?? carAlt(car, index + 1),
    flaw: tag === 'imperfection',
  }))

const galleryIcons = {
  all: <Icon name="images" />,
  previous: <Icon name="prev" />,
  next: <Icon name="next" />,
  close: <Icon name="close" />,
}

function NoPhotos({ car, ask }: { car: Car; ask: boolean }) {
  return (
    <section className="gal" aria-label="Photos">
      <div className="gal__main gal__none">
        <Icon name="camera" />
        <p>Photos coming</p>
        {ask && (
          <a className="link" href={carFormHref(car, 'photos')} data-ask>
            Request photos
          </a>
        )}
      </div>
    </section>
  )
}

export function CarPage({ data, form }: { data: CarPageData; form: string | undefined }) {
  const { site, car, state, call, location, similar, now } = data
  const { config } = site
  const controls = carControls(car, config)
  const offer = reserveOffer(car, config)
  const estimate = financeEstimate(car, config, now)
  const loan = loanView({ config, car, now, href: financeHref(car) })
  const price = priceOf(car, config)
  const shots = shotsOf(car)
  const priceText =
    price.kind === 'none'
      ? price.text
      : (price.kind === 'subscription' ? (price.purchase ?? price.price) : price.price).text
  const makeHref = buildSearchHref(toggleFacet(emptySearch(), 'make', car.make))
  const sections = [
    { id: 'comments', label: 'Comments', shown: true },
    { id: 'features', label: 'Features', shown: featuresOf(car).length > 0 },
    { id: 'specifications', label: 'Specifications', shown: true },
    { id: 'finance', label: 'Finance', shown: loan !== null },
    { id: 'vehicle-map', label: 'Location', shown: location !== null },
    { id: 'enquire', label: 'Enquire', shown: true },
  ]
  const facts = (
    <>
      {state === 'sold' && <SoldNotice car={car} />}
      <KeyFacts car={car} now={now} />
      <SectionNav entries={sections.filter(({ shown }) => shown)} />
      <Comments car={car} config={config} offer={offer} />
      <CertifiedPanel car={car} config={config} />
      <Features car={car} />
      <Specifications car={car} now={now} />
    </>
  )
  const more = (
    <>
      <ServicePanel car={car} config={config} />
      <Marks shots={shots} />
      <Promises car={car} config={config} />
      <Visit location={location} now={now} />
    </>
  )
  return (
    <main id="main" className="has-bar" data-standing={state}>
      <CarControls />
      <div className="vehicle">
        <Breadcrumbs
          crumbs={[
            { label: 'Stock', href: '/search' },
            { label: car.make, href: makeHref },
            { label: carTitle(car) },
          ]}
        />
        <Title
          car={car}
          tag={tagOf(car, config, now)}
          controls={controls}
          checked={checkedText(car, location?.timezone ?? config.timezone)}
        />
        {shots.length ? (
          <Gallery shots={shots} icons={galleryIcons} />
        ) : (
          <NoPhotos car={car} ask={controls.photoRequest} />
        )}
        {state === 'ok' && <BuyBox {...{ car, config, controls, offer, estimate, call, location, now }} />}
        <div className="vbody">
          <StaticHtml className="static-html" html={renderStatic(facts)} />
          <FinanceSection car={car} config={config} view={loan} />
          <StaticHtml className="static-html" html={renderStatic(more)} />
          <EnquirySection data={data} requested={form} />
        </div>
      </div>
      <StillCarRail heading="Similar cars" cars={similar} config={config} now={now} />
      <NoteCar slug={car.slug} />
      <Recent except={car.slug} />
      <BuyBar>
        <p>
          <b>{state === 'ok' ? priceText : 'Sold'}</b>
          <span>{state === 'ok' && price.kind !== 'none' ? price.typeLabel : ''}</span>
        </p>
        {call && <Call call={call} slug={car.slug} label="Call" className="btn btn--line" />}
        <a className="btn btn--brand" href={carFormHref(car, 'enquiry')} data-ask>
          {state === 'ok' ? 'Enquire' : 'Find similar'}
        </a>
      </BuyBar>
    </main>
  )
}
