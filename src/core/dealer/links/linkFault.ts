const WEB = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]+(?::\d+)?(?:[/?#]\S*)?$/i
const PHONE = /^tel:\+?[\d() -]{3,20}$/
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?\S*)?$/
/** `/x`, `#x` or `?x`, but not `//x` or `/\x`, which a browser reads as another host. */
const OWN = /^(?:\/(?![/\\])\S*|[#?]\S+)$/

const MAIL_ALONE = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const PHONE_ALONE = /^\+?[\d() -]{6,20}$/
const HOST_ALONE = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i

/** What is wrong with the address of a link, and what would work; null for a good one and for an empty one. */
export function linkFault(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || [OWN, WEB, PHONE, MAIL].some((form) => form.test(address))) return null
  if (/^tel:/i.test(address)) return 'Write a phone number as tel:+61712345678.'
  if (/^mailto:/i.test(address)) return 'Write a mail address as mailto:sales@example.com.'
  if (/^https?:/i.test(address)) return 'Write a web address as https://www.example.com/page, without spaces.'
  if (/^[a-z][a-z\d+.-]*:/i.test(address))
    return 'A link leads to a web address, a phone number or a mail address. Begin with https://, tel: or mailto:.'
  if (MAIL_ALONE.test(address)) return `For a mail, write mailto:${address}.`
  if (PHONE_ALONE.test(address)) return `For a call, write tel:${address.replace(/[^\d+]/g, '')}.`
  if (HOST_ALONE.test(address)) return `For another website, write https://${address}.`
  return 'Choose one from the list, or write an address that begins with / or https://.'
}
