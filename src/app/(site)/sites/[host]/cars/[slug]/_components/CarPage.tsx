import { CarControls } from '@/components/car/CarControls'
import { carTitle } from '@/core/car/text'
import { NoteCar } from '@/components/garage/recent/Note'
import { TellSeen } from '@/components/page/TellSeen'
import { Recent } from '@/components/garage/recent/Recent'
import { StaticPart } from '@/components/ui/StaticPart'
import { StaticBreadcrumbs } from '@/components/page/Breadcrumbs'
import { PartnerSlot } from '@/components/trackers/PartnerSlot'
import { SectionNav } from '@/components/page/SectionNav'
import { StaticCarRail } from '@/components/car/CarRail'
import { carControls } from '@/core/car/controls'
import { lifeOf } from '@/core/car/life'
import { carNoun } from '@/core/car/noun'
import { financeHref } from '@/core/money/paths'
import { loanView } from '@/app/(site)/sites/[host]/_lib/loanView'
import { reserveOffer } from '@/core/car/deposit'
import { priceOf } from '@/core/car/price'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch } from '@/search/list/state'
import { toggleFacet } from '@/search/list/edit'
import { isSold } from '@/core/car/availability'
import { yearlyPlan } from '@/features/models/servicePlan.rules'
import { runningUse } from '@/core/car/runningUse'
import { tagOf } from '@/core/car/tags'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { t } from '@/lib/words'
import { BuyBox } from './BuyBox'
import { Chapter } from './Chapter'
import { checkedText } from './checkedText'
import { Comments, Fitted } from './Comments'
import { Condition } from './Condition'
import { RunningCost } from './running/RunningCost'
import { ElectricSection } from './electric/ElectricSection'
import { EnquirySection } from './EnquirySection'
import { FilmSection } from './FilmSection'
import { FinanceSection } from './FinanceSection'
import { Guarantees } from './Guarantees'
import { LifeLine } from './LifeLine'
import { Marks } from './Marks'
import { AccessoriesLink, CertifiedPanel, Promises, ServicePanel, StoryNote } from './Panels'
import { PhoneBar } from './PhoneBar'
import { NewCar } from './NewCar'
import { Photos } from './Photos'
import { PriceHistory, TimeHere } from './PriceHistory'
import { KeyFacts } from './KeyFacts'
import { keyFacts } from './keyFactsOf'
import { sectionsOf } from './sectionLinks'
import { shotsOf } from './shot'
import { Specifications } from './Specifications'
import { SoldBox } from './standing/SoldBox'
import { Title } from './Title'
import { TowSection } from './towing/TowSection'
import { PanoramaSection } from './turntable/PanoramaSection'
import { TurntableSection } from './turntable/TurntableSection'
import { Visit } from './Visit'
import { WaysToPay } from './WaysToPay'

export function CarPage({ data, form }: { data: CarPageData; form: string | undefined }) {
  const { site, car, state, location, locations, similar, life, model, now } = data
  const { config } = site
  const zone = location?.timezone ?? config.timezone
  const controls = carControls(car, config)
  const offer = reserveOffer(car, config)
  const loan = loanView({ config, car, now, href: financeHref(car) })
  const shots = shotsOf(car)
  const running = runningUse(car, config)
  const lived = { car, zone, now, prices: isSold(car) ? [] : life.prices }
  const crumbs = [
    { label: t('Stock'), href: '/search' },
    { label: car.make, href: buildSearchHref(toggleFacet(emptySearch(), 'make', car.make)) },
    { label: carTitle(car) },
  ]
  return (
    <main id="main" className="has-bar has-chat" data-standing={state}>
      <CarControls />
      <div className="vehicle">
        <StaticBreadcrumbs origin={site.origin} crumbs={crumbs} />
        <Title
          {...{ car, controls, config }}
          tag={tagOf(car, config, now)}
          checked={checkedText(car, zone)}
          facts={keyFacts(car, now).slice(0, 4)}
        />
        <Photos car={car} shots={shots} layout={site.config.layout.gallery} ask={controls.photoRequest} />
        {state === 'ok' ? <BuyBox {...{ data, controls, offer }} /> : <SoldBox data={data} />}
        <div className="vbody">
          <StaticPart>
            <PartnerSlot place="media" {...{ car, config }} />
            <StoryNote car={car} config={config}>
              <TimeHere {...lived} />
            </StoryNote>
            <KeyFacts car={car} now={now} />
            <SectionNav entries={sectionsOf(data, shots, loan !== null)} />
          </StaticPart>
          <Chapter title={t('The {carNoun}', { carNoun: carNoun(car).toLowerCase() })}>
            <StaticPart>
              <Comments {...{ car, config, offer }} />
              <Fitted car={car} />
            </StaticPart>
            <FilmSection car={car} first={shots[0]} />
            <TurntableSection car={car} first={shots[0]} />
            <StaticPart>
              <PanoramaSection car={car} />
            </StaticPart>
            <ElectricSection car={car} />
            <TowSection car={car} link={data.towing} />
            <StaticPart>
              <Specifications {...{ car, config, now }} />
            </StaticPart>
            {running && (
              <section className="vsec" id="running">
                <RunningCost {...running} service={yearlyPlan(car, model, config)} />
              </section>
            )}
          </Chapter>
          <Chapter title={t(car.car_type === 'used' ? 'Its condition' : 'Its story')} ground>
            <StaticPart>
              <NewCar {...{ car, config, model }} />
              {car.car_type !== 'new' && <LifeLine stops={lifeOf({ ...lived, config })} />}
              <Condition car={car} now={now} />
              <Marks shots={shots} />
              <PriceHistory {...lived} />
            </StaticPart>
          </Chapter>
          <Chapter title={t('Owning it')}>
            <StaticPart>
              <CertifiedPanel {...{ car, config, offer }} logo={data.makeLogo} />
              <Guarantees {...{ car, config, offer }} />
              <WaysToPay {...{ car, config, now }} />
            </StaticPart>
            <FinanceSection car={car} config={config} view={loan} />
            <StaticPart>
              <div className="vpair">
                <ServicePanel {...{ car, site, model }} />
                <AccessoriesLink {...{ car, config, model }} />
              </div>
              <Promises car={car} config={config} />
            </StaticPart>
          </Chapter>
          <StaticPart>
            <Visit {...{ car, location, locations, now }} />
          </StaticPart>
          <EnquirySection data={data} requested={form} />
          <PartnerSlot place="banner" {...{ car, config }} />
        </div>
      </div>
      <StaticCarRail heading={t('Similar cars')} cars={similar} config={config} now={now} />
      <NoteCar slug={car.slug} />
      <TellSeen car={car.slug} />
      <Recent except={[car.slug]} />
      <PhoneBar data={data} price={priceOf(car, config)} />
    </main>
  )
}
