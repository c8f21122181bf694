import { useRef } from 'react';
import styles from './mails.module.css';

/** A mail's HTML. Nothing in it runs, and its links lead nowhere. */
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

/** Our policy allows no styles in HTML, so that they are set once the frame has loaded. */
const framed = (html: string) =>
  html.replaceAll(' style="', ' data-style="').replace('<head>', '<head><base target="_blank">');
