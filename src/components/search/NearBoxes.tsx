import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/Icon'
import { POSTCODE_BOX } from '@/core/dealer/country/postcodeForm'
import { MAX_RADIUS } from '@/search/list/near'
import { t } from '@/lib/words'

export const POSTCODE_ID = 'near-postcode'
export const PLACE_NOTE_ID = 'near-note'

export interface NearProps {
  postcode: string
  radius: number
  radii: readonly number[]
  unknown: boolean
}

export function NearBoxes({
  postcode,
  radius,
  radii,
  wrong,
  on,
}: Omit<NearProps, 'unknown'> & { wrong: string | null; on?: ComponentProps<'input'> }) {
  return (
    <>
      <div className="near__row">
        <div className="field">
          <label htmlFor={POSTCODE_ID}>{t('Postcode')}</label>
          <input
            id={POSTCODE_ID}
            name="near"
            inputMode={POSTCODE_BOX.inputMode}
            autoComplete="postal-code"
            maxLength={POSTCODE_BOX.maxLength}
            defaultValue={postcode}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? 'near-wrong' : undefined}
            {...on}
          />
        </div>
        <div className="field">
          <label htmlFor="near-radius">{t('Within')}</label>
          <div className="select">
            <select id="near-radius" name="radius" defaultValue={radius}>
              {radii.map((km) => (
                <option key={km} value={km}>
                  {km < MAX_RADIUS ? t('{km} km', { km }) : t('Anywhere')}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </div>
        </div>
      </div>
      {wrong && (
        <p className="field__err" id="near-wrong" role="alert">
          {wrong}
        </p>
      )}
      <button className="textbtn" type="button" data-own-place="">
        <Icon name="pin" />
        {t('Use where I am now')}
      </button>
      <p className="field__hint" id={PLACE_NOTE_ID} role="status" />
    </>
  )
}
