import { wordSet } from "./word-list";

/** Nouns that name an ability when a modifier stands before them: "budget planning", "wound care". */
export const heads = wordSet(
  `accounting administration analysis analytics architecture assembly assessment assurance auditing automation billing bookkeeping budgeting calibration
care catering cleaning coaching coding commissioning compliance configuration conservation consulting control cooking coordination copywriting counselling
counseling debugging decommissioning delivery deployment design diagnosis diagnostics dispatching documentation drafting drawing editing engagement engineering
estimation evaluation facilitation filing finishing fitting forecasting fundraising governance grading handling illustration indexing inspection installation
instruction integration interviewing invoicing journalism laboratory leadership litigation logistics machining maintenance management manufacturing
marketing measurement mediation mentoring merchandising messaging migration modeling modelling monitoring negotiation networking nursing observability onboarding
operations optimisation optimization orchestration packaging patterns payroll photography pipelines planning plumbing policy pricing processing procurement
programming prospecting prototyping publishing purchasing reconciliation recruiting recruitment refactoring rehabilitation repair reporting research resolution
restoration safety sales scheduling scripting security segmentation soldering sourcing strategy supervision surveying systems targeting teaching testing therapy
tooling training translation troubleshooting tuition tuning tutoring underwriting validation ventilation visualisation visualization welding workflows writing`,
);

/** Articles, praise, numbers and times: they begin no name. */
export const empty = wordSet(
  `a about accurate ad-hoc advanced all an and annual any another as at available basic best better both broad busy business by candidate careful clean clear close collaborative
committed company compassionate competitive complex comprehensive confident consistent continuous core critical current daily day deep dedicated demonstrated different direct
diverse each early effective efficient eight engaging every excellent existing experienced exciting exceeding fast faulty five first fluent for four from full fun general generous good great hands-on high highly
hospital in independent industry initial internal into it its junior key large lead leading least level light local long main major minimum modern monthly meeting minor more most multiple my new nine no not
occasional of office on one ongoing only or other our outstanding overall own paid particular people per personal positive practical previous primary professional progressive proficient proven
quality recent quarterly reflective regular related relevant reliable required safe same school second senior seven several shared similar simple single six skilled small solid some sound specific
standard strong successful such suitable supportive team ten that the their these third this those three through tight timely to top two up-to-date used using valid variety various via warm we
weekly well while who whole will wide with within work working world-class year yearly years you your`,
);

/** Verbs of adverts that no other list has. */
export const otherVerbs = wordSet(
  "back braze butcher chase close contain diagnose differentiate educate evaluate explain fillet haul help identify initiate insert know land offer perform qualify reconcile rinse sanitize spot thrive understand",
);

/** Verbs of trades that may open a command and are nouns elsewhere: "Bend conduit", "Cut footage". */
export const tradeVerbs = wordSet(
  "bend bolt brew carve clip color colour cook cut deal dig dress drill fell file fold gather give glaze grease grind groom harvest hoist issue keep lay load log lubricate mill mix mop mount mow organise organize paint pair patrol pave pick pitch plaster plate polish pour prune pull push raise repurpose sand saw scan screen season seal sew splice sort spray stack stitch stock stow strip study sweep take tend thread tow trim upsell vacuum wash wax weigh weld wrap wire",
);
