/** What axe says of a page, and whether it is wider than the screen. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright-core";

const require = createRequire(join(import.meta.dirname, "../../client/package.json"));
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf-8");

interface Finding {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary: string }[];
}

/** What axe holds to be serious or critical. */
export async function serious(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as { violations: Finding[] };
  return found.violations
    .filter((each) => each.impact === "serious" || each.impact === "critical")
    .flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
}

export const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
