import { useRef } from 'react';
import styles from './mails.module.css';

/** A mail's HTML. Nothing in it runs, and its links are words. */
export function MailFrame({ html }: { readonly html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const element = frame.current;
    const page = element?.contentDocument;
    if (!element || !page) return;
    for (const part of page.querySelectorAll<HTMLElement>('[data-style]')) {
      part.style.cssText = part.dataset.style ?? '';
    }
    element.style.height = `${page.documentElement.offsetHeight}px`;
  };
  return (
    <iframe
      className={styles.frame}
      onLoad={show}
      ref={frame}
      sandbox="allow-same-origin"
      srcDoc={framed(html)}
      title="The mail"
    />
  );
}

/**
 * Without links, and with its styles set aside: our policy allows none in HTML, so that they are set
 * once the frame has loaded.
 */
const framed = (html: string) => html.replaceAll(/ (style|href)="/g, ' data-$1="');
