import { Breadcrumbs } from '@/components/page/Breadcrumbs'

/** The head of an index page: crumbs, title, one sentence. */
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
