import { Icon, type IconName } from '@/components/ui/Icon'

interface Props {
  icon: IconName
  text: string
  link: { label: string; href: string } | null
}

/** What would stand in an empty part of the account, and the one way to it. */
export const Nothing = ({ icon, text, link }: Props) => (
  <div className="nothing">
    <Icon name={icon} />
    <p>{text}</p>
    {link && (
      <a className="link" href={link.href}>
        {link.label}
      </a>
    )}
  </div>
)
