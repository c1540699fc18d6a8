import Link from 'next/link'

/** A way in the menu, without loading the admin anew. */
export const MenuLink = ({ to, words }: { to: string; words: string }) => (
  <Link className="nav__link" href={to} prefetch={false}>
    <span className="nav__link-label">{words}</span>
  </Link>
)
