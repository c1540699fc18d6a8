import type { ReactNode } from 'react'

export interface ComboboxOption {
  href: string
  content: ReactNode
}
export interface ComboboxGroup {
  key: string
  title: string
  isQuiet?: boolean
  options: readonly ComboboxOption[]
}

interface Props {
  id: string
  groups: readonly ComboboxGroup[]
  activeId: string | undefined
}

export const ComboboxRows = ({ id, groups, activeId }: Props) =>
  groups.map(({ key, title, isQuiet, options }) => (
    <div
      key={key}
      className={`suggest__group suggest__group--${key}`}
      role="group"
      aria-labelledby={`${id}-${key}`}
    >
      <p className={isQuiet ? 'sr' : 'suggest__title'} id={`${id}-${key}`} role="presentation">
        {title}
      </p>
      {options.map(({ href, content }, at) => (
        <a
          key={href}
          className="suggest__row"
          id={`${id}-${key}-${at}`}
          href={href}
          role="option"
          tabIndex={-1}
          aria-selected={activeId === `${id}-${key}-${at}`}
        >
          {content}
        </a>
      ))}
    </div>
  ))
