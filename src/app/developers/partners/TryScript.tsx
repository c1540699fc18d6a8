'use client'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { PARTNER_PLACES, type PartnerPlace } from '@/lib/partners/budget'
import { listenToFrames, openFrame } from '@/components/trackers/partnerFrames'
import { useHydrated } from '@/lib/useHydrated'
import '@/components/trackers/partner.css'

const CAR = {
  stocknum: 'W-1001',
  make: 'Toyota',
  model: 'HiLux',
  year: 2021,
  car_type: 'used',
  price: 49_850,
  currency: 'XTS',
}

/** Each try draws the boxes anew; the frame's own policy holds whatever address is typed. */
function Box({ place, script }: { place: PartnerPlace; script: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) openFrame(box.current, '/developers/partners/frame', { place, script, car: CAR })
  }, [place, script])
  return (
    <>
      <h3>{place}</h3>
      <div className="dev-box">
        <div ref={box} className={`partner partner--${place}`} data-title={`Try: ${place}`} />
      </div>
    </>
  )
}

export function TryScript() {
  // A press before that would load the page anew.
  const isLive = useHydrated()
  const [tried, setTried] = useState({ script: '', at: 0 })
  useEffect(listenToFrames, [])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const script = new FormData(event.currentTarget).get('script')
    if (typeof script === 'string') setTried(({ at }) => ({ script, at: at + 1 }))
  }
  return (
    <>
      <form className="dev-try" onSubmit={onSubmit}>
        <label>
          Address of the script{' '}
          <input
            name="script"
            type="url"
            required
            pattern="https://.*"
            title="An address that begins with https://"
            placeholder="https://widgets.partner.example/badge.js"
          />
        </label>{' '}
        <button type="submit" disabled={!isLive}>
          Try it in every place
        </button>
      </form>
      <p>
        A box that stays empty has failed: on a dealer’s page it shows a link to the enquiry then, or nothing.
      </p>
      {tried.script &&
        PARTNER_PLACES.map((place) => (
          <Box key={`${place} ${tried.at}`} place={place} script={tried.script} />
        ))}
    </>
  )
}
