/**
 * Parses the JSON in `<script type="application/json" id="…">`; null if it is missing or malformed.
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
