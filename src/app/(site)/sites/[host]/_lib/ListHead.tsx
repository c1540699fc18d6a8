import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'

interface Props {
  title: string
  text?: string
  origin?: string
  /** Further words of the line beside the title. */
  children?: ReactNode
}

export function ListHead({ title, text, origin, children }: Props) {
  return (
    <>
      <Breadcrumbs origin={origin} crumbs={[{ label: title }]} />
      <header className="list__head">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </header>
    </>
  )
}
