import type { ReactNode } from 'react'

export interface TabItem {
  /** Address of its panel on the page, without #. */
  id?: string
  label: string
  panel: ReactNode
  panelClass?: string | undefined
}

interface Props {
  id: string
  label: string
  items: readonly TabItem[]
  listClass: string
  panelClass: string
  vertical?: boolean
  selected?: number
  /** Labels that the product gives are set in the dealer's case. */
  given?: boolean
}

/** All panels are in the HTML; `behaviour/tabs` switches them. */
export function Tabs({ id, label, items, listClass, panelClass, vertical, selected = 0, given }: Props) {
  return (
    <>
      <div
        className={listClass}
        role="tablist"
        aria-label={label}
        aria-orientation={vertical ? 'vertical' : undefined}
        data-tabs
      >
        {items.map((item, index) => (
          <button
            key={item.label}
            role="tab"
            type="button"
            id={`${id}-t${index}`}
            aria-controls={item.id ?? `${id}-p${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
          >
            {given ? <span className="given">{item.label}</span> : item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.label}
          className={item.panelClass ? `${panelClass} ${item.panelClass}` : panelClass}
          role="tabpanel"
          id={item.id ?? `${id}-p${index}`}
          aria-labelledby={`${id}-t${index}`}
          tabIndex={0}
          hidden={index !== selected}
        >
          {item.id && <h3 className="tabs__name">{item.label}</h3>}
          {item.panel}
        </div>
      ))}
    </>
  )
}
