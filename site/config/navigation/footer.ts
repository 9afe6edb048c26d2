import { escapeMarkup } from '@portal/contract';
import type { Portal, PortalLink } from '@portal/portal';

export function footer(portal: Portal) {
  const { name, licence, sourceCode, social, contact, legal } = portal;
  const toItem = ({ label, href }: PortalLink) => ({ label, href });
  const columns = [
    { title: 'Documentation', items: [...portal.footer.documentation] },
    {
      title: 'Get Involved',
      items: [...(sourceCode ? [sourceCode] : []), ...social].map(toItem),
    },
    { title: 'Contact Us', items: contact.map(toItem) },
    { title: 'More', items: [...portal.footer.more, ...legal.map(toItem)] },
  ];
  return {
    links: columns.filter(({ items }) => items.length > 0),
    copyright: `${escapeMarkup(name)}. Except where otherwise noted, this documentation is licensed under a <a href="${escapeMarkup(licence.href)}" rel="license">${escapeMarkup(licence.name)}</a> licence.`,
  };
}
