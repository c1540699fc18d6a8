import { fieldId, formId } from '@/components/forms/view'
import { Picture } from '@/components/ui/Picture'
import type { ModelView } from '@/core/dealer/views'
import { formatMoney } from '@/core/money/format'
import type { FieldName } from '@/features/leads/intents/fields.rules'
import { unpricedWords } from '@/features/models/models.rules'
import type { LowestPrice } from '@/features/models/variants.rules'
import { t } from '@/lib/words'

/** What these radios fill of a lead. */
export const CHOICE = { fields: ['Vehicle Model'] } as const satisfies { fields: readonly FieldName[] }
const [MODEL] = CHOICE.fields

interface Props {
  models: readonly ModelView[]
  chosen: string | undefined
  /** By model. */
  lowest: ReadonlyMap<string, LowestPrice | null>
  /** The form elsewhere on the page that takes the choice. */
  form: { uid: string }
}

const FIRST_SEEN = 7

/** One model of all, by its picture. */
export function ModelChoice({ models, chosen, lowest, form }: Props) {
  const input = (value: string, index: number) => (
    <input
      type="radio"
      name={MODEL}
      id={index ? undefined : fieldId(form, MODEL)}
      value={value}
      form={formId(form)}
      defaultChecked={value === chosen}
      required
    />
  )
  return (
    <fieldset className="pick">
      <legend>{t('Which model?')}</legend>
      <div className="pick__all">
        {models.map((model, index) => {
          const price = lowest.get(model.id)
          return (
            <label className="pick__one" key={model.id}>
              {input(model.name, index)}
              <span className={model.image?.cutout ? 'pick__pic pick__pic--cut fills' : 'pick__pic fills'}>
                {model.image && (
                  <Picture
                    url={model.image.cutout || model.image.url}
                    width={480}
                    height={320}
                    sizes="(min-width: 640px) 220px, 44vw"
                    eager={index < FIRST_SEEN}
                  />
                )}
              </span>
              <b>{model.name}</b>
              <span>
                {price ? t('from {price}', { price: formatMoney(price.amount) }) : t(unpricedWords(model))}
              </span>
            </label>
          )
        })}
      </div>
      <label className="choice">
        {input(t('Another model'), models.length)}
        <span className="choice__txt">
          <b>{t('Another model')}</b>
          <span>{t('Name it in the message.')}</span>
        </span>
      </label>
    </fieldset>
  )
}
