import { readyHref } from '@/lib/adminHrefs'

interface Props {
  collection: Parameters<typeof readyHref>[0]
  /** `values`: what its form begins with. */
  ready: readonly { text: string; values: Readonly<Record<string, string>> & { title: string } }[]
}

/** Rows to begin a list of rules with. */
export const ReadyList = ({ collection, ready }: Props) => (
  <ul className="fc-list fc-list--words">
    {ready.map(({ text, values }, at) => (
      <li key={values.title}>
        <div>
          <b>{values.title}</b>
          <span>{text}</span>
        </div>
        <a className={at ? 'fc-btn' : 'fc-btn fc-btn--main'} href={readyHref(collection, values)}>
          Use it<span className="fc-sr">: {values.title}</span>
        </a>
      </li>
    ))}
  </ul>
)
