import { Breadcrumbs } from '@/components/page/Breadcrumbs'

export function ListHead({ title, text }: { title: string; text?: string }) {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: title }]} />
      <header className="list__head">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </header>
    </>
  )
}
