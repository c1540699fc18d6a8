import { Breadcrumbs } from '@/components/page/Breadcrumbs'

interface Props {
  title: string
  text?: string
  origin?: string
}

export function ListHead({ title, text, origin }: Props) {
  return (
    <>
      <Breadcrumbs origin={origin} crumbs={[{ label: title }]} />
      <header className="list__head">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </header>
    </>
  )
}
