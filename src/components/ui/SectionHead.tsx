import { Icon } from './Icon'
import { Unbroken } from './Unbroken'

interface Props {
  title: string
  link?: { label: string; href: string } | null
}

export function SectionHead({ title, link }: Props) {
  return (
    <header className="head">
      <h2>
        <Unbroken text={title} />
      </h2>
      {link && (
        <a className="link" href={link.href}>
          {link.label}
          <Icon name="right" />
        </a>
      )}
    </header>
  )
}
