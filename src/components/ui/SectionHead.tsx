import { Icon } from './Icon'

interface Props {
  title: string
  link?: { label: string; href: string } | null
}

export function SectionHead({ title, link }: Props) {
  return (
    <header className="head">
      <h2>{title}</h2>
      {link && (
        <a className="link" href={link.href}>
          {link.label}
          <Icon name="right" />
        </a>
      )}
    </header>
  )
}
