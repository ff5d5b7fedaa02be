/** A view for tests that look at nothing inside it. */
import type { AnyView } from "../views.gen";

export const fakeView = (view: object) => view as AnyView;
