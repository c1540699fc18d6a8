'use client'
import { LiveButton } from '@/admin/ask/LiveButton'
import { countryFacts, countryOfZone } from '@/core/dealer/country/country'
import { civilAt, dateWord } from '@/core/dealer/country/civil'
import { holidayProposals } from '@/core/place/hours/proposals'
import type { Holiday } from '@/core/dealer/country/movingDays'
import type { LocationState } from './useLocationState'

interface Props {
  location: LocationState
  decided: readonly string[]
  openWeekdays: readonly number[]
  readOnly: boolean
  onClose(holiday: Holiday): void
  onOpen(holiday: Holiday): void
}

/** Public holidays of the state in the next three weeks. Shoppers see one only after staff have confirmed it. */
export function HolidayProposals({ location, decided, openWeekdays, readOnly, onClose, onOpen }: Props) {
  const state = location.address.state ?? ''
  const country = countryOfZone(location.timezone)
  if (!country) return null
  const { date: today } = civilAt(new Date(), location.timezone)
  const proposals = holidayProposals({ country, state, today, decided, openWeekdays })
  if (proposals.length === 0) return null
  return (
    <div className="fc-alert">
      <p>
        <b>Public holidays ahead in {state || countryFacts(country).name}.</b> Shoppers see the usual hours
        until {readOnly ? 'an editor chooses' : 'you choose'}.
      </p>
      <ul className="fc-hol">
        {proposals.map((holiday) => (
          <li key={holiday.date}>
            <div className="fc-hol__day">
              <b>
                {dateWord(holiday.date, 'weekday')} {dateWord(holiday.date, 'day')}
              </b>
              <span>{holiday.name}</span>
            </div>
            {!readOnly && (
              <div className="fc-acts">
                <LiveButton className="fc-btn" type="button" onClick={() => onClose(holiday)}>
                  Close<span className="fc-sr"> on {holiday.name}</span>
                </LiveButton>
                <LiveButton className="fc-btn" type="button" onClick={() => onOpen(holiday)}>
                  Open as usual<span className="fc-sr"> on {holiday.name}</span>
                </LiveButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
