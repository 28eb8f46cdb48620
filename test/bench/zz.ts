import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { admitEdits } from "~/features/resume/gates/gates";
import { buildResume } from "../support/resumes";
const sentence = (i:number)=>`We utilized the proposed method in order to evaluate results of experiment ${i}, as well as prior work, which was developed by the authors of the github dataset and successfully applied to various tasks. I analysed the data of ${i} subjects and reported the mean.`;
for (const [paras, sents] of [[50,2],[100,2],[200,2],[100,4],[100,8]] as const) {
 const resume=buildResume({language:"en",sections:[{kind:"experience",heading:"Experience",entries:[{title:"X",dates:"2010 – 2012",details:Array.from({length:paras},(_,p)=>Array.from({length:sents},(_,i)=>sentence(p*10+i)).join(" "))}]},{kind:"other",heading:"Paper",body:Array.from({length:paras},(_,p)=>Array.from({length:sents},(_,i)=>sentence(p*10+i)).join(" "))}]});
 rewriteResume(resume.sections,"en");
 const t=process.cpuUsage(); const e=rewriteResume(resume.sections,"en"); const ms=process.cpuUsage(t).user/1000;
 const t2=process.cpuUsage(); admitEdits(resume,e); const ms2=process.cpuUsage(t2).user/1000;
 console.log(paras, sents, e.length, "edits", ms.toFixed(0),"ms rewrite", ms2.toFixed(0),"ms admit", e[0]?.kind==="replace"?e[0].replacement:"");
}
