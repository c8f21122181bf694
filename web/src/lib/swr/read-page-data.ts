/**
 * The JSON that the page shell carries in `<script type="application/json" id="…">`; null where
 * there is none, or none that can be read.
 */
export function readPageData<Data>(
  page: Document,
  id: 'session' | 'data' | 'arrival',
): Data | null {
  const text = page.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as Data;
  } catch {
    return null;
  }
}
