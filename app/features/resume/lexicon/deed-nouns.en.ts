/** Nouns of deeds, so that "made deliveries of X" can be read as "delivered X": both say that the same was done. */
type DeedNoun = { verb: string; dropped: Set<string> };

/** Each verb with its nouns; behind the bar the prepositions that the verb does without. "of" always goes. */
const table = `deliver: delivery deliveries | measure: measurement measurements | assess: assessment assessments
approve: approval approvals /for to | repair: repair repairs /to on | translate: translation translations | coordinate: coordination co-ordination
collect: collection collections | prepare: preparation preparations | analyse: analysis analyses | review: review reviews | inspect: inspection inspections /on
negotiate: negotiation negotiations | install: installation installations | calculate: calculation calculations | estimate: estimation
evaluate: evaluation evaluations | appraise: appraisal appraisals | examine: examination examinations | verify: verification verifications
validate: validation validations | reconcile: reconciliation reconciliations | correct: correction corrections /to | adjust: adjustment adjustments /to
modify: modification modifications /to | alter: alteration alterations /to | change: change changes /to | improve: improvement improvements /to in
update: update updates /to | upgrade: upgrade upgrades /to | replace: replacement replacements | remove: removal removals | assemble: assembly
maintain: maintenance /on to | service: servicing | manage: management | administer: administration | supervise: supervision | organise: organisation organization
arrange: arrangement arrangements /for | plan: planning /for of | schedule: scheduling | compile: compilation compilations | document: documentation
teach: instruction instructions /in to | teach: tuition /in to | train: training trainings /to for | answer: response responses answer answers reply replies /to
assist: assistance /to | help: help /to | support: support /to for | advise: advice /to | consult: consultation consultations /with
compare: comparison comparisons /between | purchase: purchase purchases | sell: selling | order: order orders /for |
reserve: reservation reservations /for | book: booking bookings /for | register: registration registrations | enter: entry entries | record: recording recordings
monitor: monitoring | track: tracking | test: test tests testing /on | check: check checks /on | audit: audit audits | survey: survey surveys
interview: interview interviews /with | discuss: discussion discussions /about on | research: research /on into | investigate: investigation investigations /into
explore: exploration explorations | observe: observation observations | count: count counts | visit: visit visits /to | call: call calls /to
meet: meeting meetings | present: presentation presentations /on about | demonstrate: demonstration demonstrations | recommend: recommendation recommendations /for
request: request requests /for | apply: application applications | invite: invitation invitations | describe: description descriptions
explain: explanation explanations | summarise: summary summaries | classify: classification classifications | identify: identification | select: selection
recruit: recruitment | hire: hiring hirings | develop: development | design: design designs | construct: construction
build: building | produce: production | manufacture: manufacture manufacturing | fabricate: fabrication | implement: implementation implementations
integrate: integration integrations | deploy: deployment deployments | migrate: migration migrations | convert: conversion conversions
 transport: transport transportation | distribute: distribution distributions | dispatch: dispatch | ship: shipment shipments
store: storage | file: filing | archive: archiving | catalogue: catalogue catalog cataloguing | edit: edit edits /to | revise: revision revisions /to
 transcribe: transcription transcriptions | interpret: interpretation | publish: publication publications | restore: restoration restorations
renovate: renovation renovations | refurbish: refurbishment refurbishments | demolish: demolition demolitions | excavate: excavation excavations
clean: cleaning | disinfect: disinfection | sterilise: sterilisation sterilization | calibrate: calibration calibrations | configure: configuration configurations
optimise: optimisation optimization optimisations optimizations | automate: automation | simulate: simulation simulations | diagnose: diagnosis diagnoses
treat: treatment treatments /to | dispense: dispensing | vaccinate: vaccination vaccinations | sample: sampling | extract: extraction extractions
reduce: reduction reductions /in to | cut: cut cuts /in to | increase: increase increases /in to | use: use | process: processing
allocate: allocation allocations | submit: submission submissions | sort: sorting | pack: packing | pick: picking
wash: washing | cook: cooking | bake: baking | iron: ironing | paint: painting | weld: welding | print: printing | scan: scanning | type: typing
code: coding | program: programming | mentor: mentoring | coach: coaching | tutor: tutoring | load: loading | unload: unloading
contribute: contribution contributions | donate: donation donations | inspect: checkup checkups | search: search searches | promote: promotion promotions
market: marketing | bill: billing | invoice: invoicing | stock: stocking | cater: catering | forecast: forecasting | report: reporting | greet: greeting greetings
rank: ranking | label: labelling labeling | digitise: digitisation digitization | model: modelling modeling | water: watering | plant: planting
harvest: harvesting | feed: feeding | mow: mowing | prune: pruning | drill: drilling | screen: screening screenings`;

export const deedNouns = new Map<string, DeedNoun>(
  table.split(/[|\n]/).flatMap((entry): [string, DeedNoun][] => {
    const [verb = "", rest = ""] = entry.trim().split(": ");
    const [nouns = "", prepositions = ""] = rest.split(" /");
    const dropped = new Set(["of", ...prepositions.split(" ")]);
    return nouns
      .trim()
      .split(" ")
      .map((noun) => [noun, { verb, dropped }]);
  }),
);

/** Manners and rates before the noun of a deed, and how they are said of its verb. */
export const mannersOfDeeds = new Map<string, string>([
  ..."daily weekly monthly quarterly yearly hourly".split(" ").map((rate): [string, string] => [rate, rate]),
  ..."regular careful thorough accurate frequent independent manual routine safe prompt quick precise occasional"
    .split(" ")
    .map((manner): [string, string] => [manner, `${manner}ly`]),
]);
