import type { ComponentProps } from 'react'
import { t } from '@/lib/words'

interface Choice {
  value: string
  title: string
  text: string
  price?: string
}

interface Props {
  items: readonly Choice[]
  chosen: string | undefined
  input: Omit<ComponentProps<'input'>, 'type' | 'value'>
}

export const Choices = ({ items, chosen, input }: Props) =>
  items.map(({ value, title, text, price }) => (
    <label className="choice" key={value}>
      <input {...input} type="radio" value={value} defaultChecked={value === chosen} />
      <span className="choice__txt">
        <b>{t(title)}</b>
        <span>{t(text)}</span>
      </span>
      {price !== undefined && <span className="choice__price">{price}</span>}
    </label>
  ))
